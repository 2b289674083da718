import { type AnsweredPlace, instrumentLimits, type MapPart } from "@stoep/instrument";
import { Suspense, useState } from "react";
import { CloseIcon, MapIcon, PlusIcon } from "../../icons/index.ts";
import { GroupFrame } from "../frame.tsx";
import { fieldIdOf, type KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

type Props = KindProps<"map">;

/** Each place is described, or put on the map, which is loaded when somebody opens it. */
export function MapQuestion(props: Props) {
  const { question, answer, onAnswer } = props;
  const places = answer?.places ?? [];
  const set = (next: AnsweredPlace[]) => onAnswer(next.length > 0 ? { places: next } : null);
  return (
    <GroupFrame {...props}>
      {question.parts.map((part) => (
        <Part key={part.id} {...props} part={part} places={places} onPlaces={set} />
      ))}
    </GroupFrame>
  );
}

type PartProps = Props & {
  part: MapPart;
  places: readonly AnsweredPlace[];
  onPlaces: (places: AnsweredPlace[]) => void;
};

function Part(props: PartProps) {
  const { part, places, onPlaces, say, texts } = props;
  const own = places.flatMap((place, at) => (place.partId === part.id ? [{ place, at }] : []));
  const empty: AnsweredPlace = { partId: part.id, points: [], words: "", followUp: "" };
  const key = part.form === "pin" ? "addPin" : "addLine";
  return (
    <div className={style.part}>
      <p className={style.partHead}>
        <span className={style.colour} style={{ background: part.colour }} aria-hidden />
        <strong>{say(part.text)}</strong>
      </p>
      {own.map(({ place, at }, nth) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their number
          key={nth}
          {...props}
          place={place}
          number={nth + 1}
          onPlace={(changed) => onPlaces(places.map((one, index) => (index === at ? changed : one)))}
          onRemove={() => onPlaces(places.filter((_, index) => index !== at))}
        />
      ))}
      {own.length < part.atMost && (
        <div>
          <button type="button" className={style.button} onClick={() => onPlaces([...places, empty])}>
            <PlusIcon aria-hidden /> {texts(key, { text: say(part.text) })}
          </button>
        </div>
      )}
    </div>
  );
}

type PlaceProps = PartProps & {
  place: AnsweredPlace;
  number: number;
  onPlace: (place: AnsweredPlace) => void;
  onRemove: () => void;
};

function Place(props: PlaceProps) {
  const { question, part, place, number, onPlace, onRemove, say, texts, problem, PlaceMap } = props;
  const [isOnMap, setOnMap] = useState(false);
  const id = `${fieldIdOf(question)}-${part.id}-${number}`;
  const name = `${say(part.text)} ${number}`;
  const { longitude, latitude, zoom } = question;
  return (
    <fieldset className={style.place}>
      <legend>{name}</legend>
      <label htmlFor={id}>{texts("describe")}</label>
      <input
        id={id}
        className={style.input}
        value={place.words}
        maxLength={instrumentLimits.shortText}
        aria-invalid={Boolean(problem)}
        onChange={({ target }) => onPlace({ ...place, words: target.value })}
      />
      {part.followUp !== null && (
        <>
          <label htmlFor={`${id}-more`}>{say(part.followUp)}</label>
          <textarea
            id={`${id}-more`}
            className={style.input}
            rows={2}
            value={place.followUp}
            maxLength={instrumentLimits.longText}
            onChange={({ target }) => onPlace({ ...place, followUp: target.value })}
          />
        </>
      )}
      {PlaceMap && isOnMap && (
        <Suspense fallback={null}>
          <PlaceMap
            form={part.form}
            points={place.points}
            onPoints={(points) => onPlace({ ...place, points })}
            start={{ longitude, latitude, zoom }}
            colour={part.colour}
            label={name}
          />
        </Suspense>
      )}
      <div className={style.acts}>
        {PlaceMap && (
          <button type="button" className={style.button} aria-expanded={isOnMap} onClick={() => setOnMap(!isOnMap)}>
            <MapIcon aria-hidden /> {texts(isOnMap ? "offMap" : "onMap")}
          </button>
        )}
        <button type="button" className={style.quiet} onClick={onRemove}>
          <CloseIcon aria-hidden /> {texts("remove", { text: name })}
        </button>
      </div>
    </fieldset>
  );
}
