import { type AnsweredPlace, instrumentLimits, type MapPart } from "@stoep/instrument";
import { Suspense, useEffect, useRef, useState } from "react";
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
    <GroupFrame {...props} hint={props.texts("placesHint")}>
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
  const addButton = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    // One was removed, and the button with it.
    if (wantsFocus.current) addButton.current?.focus();
    wantsFocus.current = false;
  });
  // Those that are there when the page opens do not take the focus.
  const [hasAdded, setAdded] = useState(false);
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
          isNew={hasAdded && nth === own.length - 1}
          onPlace={(changed) => onPlaces(places.map((one, index) => (index === at ? changed : one)))}
          onRemove={() => {
            setAdded(false);
            wantsFocus.current = true;
            onPlaces(places.filter((_, index) => index !== at));
          }}
        />
      ))}
      {own.length < part.atMost && (
        <div>
          <button
            type="button"
            ref={addButton}
            className={style.button}
            onClick={() => {
              setAdded(true);
              onPlaces([...places, empty]);
            }}
          >
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
  /** It was added just now, and takes the focus. */
  isNew: boolean;
  onPlace: (place: AnsweredPlace) => void;
  onRemove: () => void;
};

function Place(props: PlaceProps) {
  const { question, part, place, number, isNew, onPlace, onRemove, say, texts, problem, PlaceMap } = props;
  const [isOnMap, setOnMap] = useState(false);
  const described = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) described.current?.focus();
  }, [isNew]);
  const id = `${fieldIdOf(question)}-${part.id}-${number}`;
  const name = `${say(part.text)} ${number}`;
  const { longitude, latitude, zoom } = question;
  return (
    <fieldset className={style.place}>
      <legend>{name}</legend>
      <label htmlFor={id}>{texts("describe")}</label>
      <input
        ref={described}
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
      {place.points.length > 0 && !isOnMap && (
        <p className={style.soft}>{texts(part.form === "pin" ? "pinSet" : "lineSet")}</p>
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
