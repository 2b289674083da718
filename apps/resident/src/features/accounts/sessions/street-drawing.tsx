/** A row of houses with their front steps. */
export function StreetDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 110" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M0 104h320" />
      <path d="M18 104V46l22-22 22 22v58M62 104V30h44v74M106 104V52l10-8V34h12V24h12v10h12v10l10 8v52" />
      <path d="M162 104V40l26-18 26 18v64M214 104V58h40v46M254 104V46l22-24 22 24v58" />
      <path d="M33 104V82h14v22M77 104V80h14v24M127 104V82h14v22M181 104V82h14v22M227 104V84h14v20M269 104V82h14v22" />
      <path d="M33 56h14v14H33zM75 44h18v20H75zM125 56h18v14h-18zM179 52h18v16h-18zM225 66h18v10h-18zM267 56h18v14h-18z" />
      <path d="M29 104v-4h22v4M73 104v-4h22v4M123 104v-4h22v4M177 104v-4h22v4M223 104v-4h22v4M265 104v-4h22v4" />
    </svg>
  );
}
