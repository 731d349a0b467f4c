import type { Mail } from '#server/ports/mailer.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { DISPLAY_NAME_LENGTH } from '#shared/rules/identity.ts';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** One design for every mail: a sheet of paper, one gold rule, one button; plain text beside it. */
export function composeMail(given: Mail): ComposedMail {
  const mail = { ...given, greeting: safeName(given.greeting) };
  return { subject: mail.subject, text: asText(mail), html: asHtml(mail) };
}

/** Mail programs make a link of whatever looks like one; a stranger's words must not lead anywhere. */
const LINK_LIKE = /:\/|\bwww\b|@|[\p{L}\d-]\.\p{L}{2,}/iu;

/** Whoever signs up with somebody else's address chooses the name that our mail greets. */
function safeName(name: string): string {
  const line = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  // Wide and ideographic signs (`evil。example`) lead to the same address as plain ones.
  const plain = line.normalize('NFKC').replaceAll('。', '.');
  return line === '' || line.length > DISPLAY_NAME_LENGTH.max || LINK_LIKE.test(plain)
    ? 'Hello'
    : `Dear ${line}`;
}

function asText({ greeting, lines, facts = [], action, footnote }: Mail): string {
  const parts = [`${greeting},`, ...lines];
  if (facts.length > 0) parts.push(facts.map(([name, value]) => `${name}: ${value}`).join('\n'));
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (footnote) parts.push(footnote);
  return `${parts.join('\n\n')}\n\nVignette\n`;
}

function asHtml({ subject, greeting, lines, facts = [], action, footnote }: Mail): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:10px 0;border-bottom:1px solid #e3d7c3;color:#725f56">${escapeMarkup(name)}</td><td style="padding:10px 0;border-bottom:1px solid #e3d7c3;color:#221515;text-align:right">${escapeMarkup(value)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 16px">${rows.join('')}</table>`
      : '';
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;background:#7b1a2f;color:#fbf3e6;padding:14px 26px;border-radius:2px;text-decoration:none;font-weight:500">${escapeMarkup(action.label)}</a></p>`
    : '';
  const note = footnote
    ? `<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e3d7c3;font-size:13px;color:#725f56">${escapeMarkup(footnote)}</p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:#f6f0e4;color:#55433d;font:16px/1.55 'Helvetica Neue',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;padding-bottom:16px;border-bottom:1px solid #a8823f;font:24px Georgia,serif;color:#221515">Vignette</p>
${paragraph(`${greeting},`)}${lines.map(paragraph).join('')}${table}${button}${note}
</div></body></html>`;
}
