/** What is typed is looked for as it is: % and _ are no wildcards. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
