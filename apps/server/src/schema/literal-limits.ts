/**
 * How many rows are wanted stands in the text of a statement: PostgreSQL would otherwise take a tenth of the table for it whenever
 * it plans for values to come, and find that too dear to keep.
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
