import { useEffect, useState } from 'react';

/** What is typed shows at once and is looked for after a pause; the address wins on back. */
export function useTypedSearch(
  search: string,
  onSearch: (text: string) => void,
  pauseMs: number,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(search);
  const [written, setWritten] = useState(search);
  if (written !== search) {
    setWritten(search);
    setTyped(search);
  }
  useEffect(() => {
    // A space at the end is the beginning of the next word: it stays in the field and is not searched.
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setWritten(wanted);
      onSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped];
}
