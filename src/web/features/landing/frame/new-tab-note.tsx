/** For those who do not see that the page they were on stays where it is. */
export function NewTabNote() {
  return <span className="visually-hidden"> (opens in a new tab)</span>;
}
