/** The value, where it is one that is known; anything made up in a hand-written address is the usual one. */
export function oneOf<Value extends string>(
  known: readonly string[],
  value: string | null,
  usual: Value,
): Value {
  return value !== null && known.includes(value) ? (value as Value) : usual;
}
