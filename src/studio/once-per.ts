/**
 * What follows from a scene alone is found out once, however often it is asked: composing tries hundreds of layouts. For
 * questions whose answer nobody changes, about what is never changed itself.
 */
export function oncePer<Asked extends object, Found>(
  findOut: (asked: Asked) => Found,
): (asked: Asked) => Found {
  const known = new WeakMap<Asked, { found: Found }>();
  return (asked) => {
    const before = known.get(asked);
    if (before) return before.found;
    const found = findOut(asked);
    known.set(asked, { found });
    return found;
  };
}
