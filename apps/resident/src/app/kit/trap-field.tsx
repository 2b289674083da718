/** A field that people neither see nor reach: who fills it in is a program. */
export function TrapField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor="field-website">Website</label>
      <input
        id="field-website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}
