/** Notes where the focus is; the function returned brings it back there, unless it has gone somewhere else by then. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const giveBack = () => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
  };
  return () => {
    setTimeout(giveBack);
  };
}
