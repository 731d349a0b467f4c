/** A street by its word, in five languages. */
export const STREET =
  /\b(?:streets?|lane|alley|rue|ruelle|strada|stradina|vicolo|calle|callejon|strasse|gasse)\b/;
