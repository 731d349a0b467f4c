/** Fetches a picture from an address that somebody else chose: public hosts, bounded size and time. */
export type DownloadPicture = (url: string, options: { signal: AbortSignal }) => Promise<Buffer>;
