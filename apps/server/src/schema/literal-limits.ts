/**
 * Writes row limits into a statement's text. With a parameter, PostgreSQL would assume a tenth of the table in a generic plan and
 * find that plan too expensive to keep.
 */
import { type KyselyPlugin, type OperationNode, ValueNode } from "kysely";

const literal = (node: OperationNode): OperationNode =>
  ValueNode.is(node) && typeof node.value === "number" ? ValueNode.createImmediate(node.value) : node;

export const literalLimits: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== "SelectQueryNode" || !node.limit) return node;
    return { ...node, limit: { ...node.limit, limit: literal(node.limit.limit) } };
  },
  transformResult: async ({ result }) => result,
};
