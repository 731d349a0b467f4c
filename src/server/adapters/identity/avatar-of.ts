const AVATAR_MAX_LENGTH = 2000;

/** Where somebody's picture lies, if that is an address of the web; whoever sent anything else has none. */
export function avatarOf(image: string | null | undefined): string | null {
  if (!image || image.length > AVATAR_MAX_LENGTH || !/^https?:\/\//i.test(image)) return null;
  return URL.canParse(image) ? image : null;
}
