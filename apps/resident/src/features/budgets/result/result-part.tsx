import type { ReadRound } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";
import { useFormat, useResidence } from "../../../app/index.ts";
import style from "../vote.module.css";
import { useText } from "../words.ts";
import { DistrictResult } from "./district-result.tsx";
import { ResultMap } from "./result-map.tsx";

interface Props {
  round: ReadRound;
  project: ReadProject;
  Heading: "h3" | "h4";
}

/** The result of a vote, district by district. */
export function ResultPart({ round, project, Heading }: Props) {
  const t = useText();
  const format = useFormat();
  const isResident = useResidence() !== null;
  const { result, districts } = round;
  if (!result) return null;
  return (
    <>
      <p className={style.soft}>{t("result.countedAt", { at: format.moment(result.countedAt) })}</p>
      {districts.map((district) => {
        const counted = result.districts.find(({ districtId }) => districtId === district.id);
        if (!counted) return null;
        return (
          <DistrictResult
            key={district.id}
            round={round}
            district={district}
            counted={counted}
            isOnly={districts.length === 1}
            Heading={Heading}
          />
        );
      })}
      {isResident && <ResultMap result={result} project={project} />}
    </>
  );
}
