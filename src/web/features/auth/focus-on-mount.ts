/** For the first field of a step that replaces another: the focus would fall out of the form. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}
