import type { DigitalSource } from '#server/ports/content-credentials.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { LICENCE } from '#shared/rules/pictures/licence.ts';

export interface Origin {
  prompt: string;
  source: DigitalSource;
  /** The engine or model that drew the picture. */
  engine: string;
  createdAt: Date;
  /** Where the licence can be read. */
  licenceUrl: string;
}

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;
const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The origin of a picture as XMP, readable by search engines and picture desks (IPTC 2025.1). */
export function xmpOf(origin: Origin): string {
  const attributes = {
    'xmp:CreatorTool': LICENCE.creatorTool,
    'xmp:CreateDate': origin.createdAt.toISOString(),
    'xmpRights:Marked': 'True',
    'xmpRights:WebStatement': origin.licenceUrl,
    'Iptc4xmpExt:DigitalSourceType': `${IPTC}${origin.source}`,
    'Iptc4xmpExt:AISystemUsed': origin.engine,
    'Iptc4xmpExt:AIPromptInformation': origin.prompt,
  };
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${attributesOf(attributes)}>`,
    `<dc:description>${alternative(origin.prompt)}</dc:description>`,
    `<dc:rights>${alternative(LICENCE.usageTerms)}</dc:rights>`,
    `<xmpRights:UsageTerms>${alternative(LICENCE.usageTerms)}</xmpRights:UsageTerms>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

function attributesOf(attributes: Record<string, string>): string {
  const spaces = Object.entries(NAMESPACES).map(([name, uri]) => [`xmlns:${name}`, uri] as const);
  return [...spaces, ...Object.entries(attributes)]
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ');
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escape(text)}</rdf:li></rdf:Alt>`;
}

/** Control characters and lone surrogates have no place in XML, escaped or not. */
function escape(text: string): string {
  return escapeMarkup(text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' '));
}
