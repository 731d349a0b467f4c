/** How a provider reads what stands before the '@'. */
interface MailboxRule {
  /** One mailbox under several names; the first is the one it is counted under. */
  domains: readonly string[];
  /** What begins the part that the owner may choose at will. */
  tag?: '+' | '-';
  /** Characters that make no difference. */
  ignored?: RegExp;
  /** Whatever is sent to `anything@name.domain` reaches `name@domain`. */
  hasSubdomains?: boolean;
}

const YANDEX = ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua'];

/**
 * The free credits are given once a mailbox, and a few times a domain and network. Providers that
 * everybody uses are named here; all other domains belong to somebody, who can make up addresses.
 */
const PROVIDERS: readonly MailboxRule[] = [
  { domains: ['gmail.com', 'googlemail.com'], tag: '+', ignored: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], tag: '+' },
  {
    domains: ['proton.me', 'pm.me', 'protonmail.com', 'protonmail.ch'],
    tag: '+',
    ignored: /[._-]/g,
  },
  { domains: YANDEX, tag: '+', ignored: /[.-]/g },
  { domains: ['fastmail.com'], tag: '+', hasSubdomains: true },
  { domains: ['fastmail.fm'], tag: '+', hasSubdomains: true },
  ...each(['yahoo.com', 'ymail.com', 'rocketmail.com', 'myyahoo.com'], '-'),
  ...each(
    countries('yahoo', ['co.uk', 'fr', 'de', 'it', 'es', 'ca', 'co.jp', 'com.br', 'in']),
    '-',
  ),
  ...each(['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'passport.com'], '+'),
  ...each(countries('outlook', ['fr', 'de', 'it', 'es', 'com.br', 'jp']), '+'),
  ...each(countries('hotmail', ['co.uk', 'fr', 'de', 'it', 'es', 'ca', 'com.br', 'co.jp']), '+'),
  ...each(countries('live', ['co.uk', 'fr', 'de', 'it', 'nl', 'ca', 'com.au']), '+'),
  ...each(
    ['aol.com', 'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.com', 'web.de', 'mail.com'],
    '+',
  ),
  ...each(['zoho.com', 'zohomail.com', 'hey.com', 'posteo.de', 'mailbox.org', 'tutanota.com'], '+'),
  ...each(['tuta.com', 'tuta.io', 'duck.com', 'qq.com', '163.com', '126.com', 'naver.com'], '+'),
  ...each(['mail.ru', 'bk.ru', 'inbox.ru', 'list.ru', 'orange.fr', 'wanadoo.fr', 'free.fr'], '+'),
  ...each(['laposte.net', 'sfr.fr', 't-online.de', 'freenet.de', 'libero.it', 'virgilio.it'], '+'),
  ...each(['comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'btinternet.com'], '+'),
];

function each(domains: readonly string[], tag: '+' | '-'): MailboxRule[] {
  return domains.map((domain) => ({ domains: [domain], tag }));
}

function countries(name: string, endings: readonly string[]): string[] {
  return endings.map((ending) => `${name}.${ending}`);
}

const BY_DOMAIN = new Map(PROVIDERS.flatMap((rule) => rule.domains.map((name) => [name, rule])));

/** Where nothing is known of a provider: '+' begins a tag nearly everywhere. */
const UNKNOWN: MailboxRule = { domains: [], tag: '+' };

/**
 * One person, one mailbox, however it is written. Used only to count the free credits; mail always
 * goes to the address as it was typed.
 */
export function canonicalEmail(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const { local, domain } = withoutSubdomain(typed.slice(0, at), typed.slice(at + 1));
  const rule = BY_DOMAIN.get(domain) ?? UNKNOWN;
  const [untagged = ''] = rule.tag ? local.split(rule.tag) : [local];
  const name = rule.ignored ? untagged.replace(rule.ignored, '') : untagged;
  return `${name || local}@${rule.domains[0] ?? domain}`;
}

/** As mailboxes were counted at first; some fingerprints are of this form for good. */
export function firstCanonicalEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = (local.split('+')[0] ?? '').replaceAll('.', '');
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

function withoutSubdomain(local: string, domain: string): { local: string; domain: string } {
  const dot = domain.indexOf('.');
  const parent = domain.slice(dot + 1);
  return BY_DOMAIN.get(parent)?.hasSubdomains
    ? { local: domain.slice(0, dot), domain: parent }
    : { local, domain };
}

/** The domain whose owner may make up as many addresses as they like; null for a public provider. */
export function ownDomainOf(email: string): string | null {
  const domain = canonicalEmail(email).split('@').at(-1) ?? '';
  return BY_DOMAIN.has(domain) ? null : registrable(domain);
}

/** `a.b.example.com` belongs to the owner of `example.com`; of `example.co.uk` three parts count. */
function registrable(domain: string): string {
  const parts = domain.split('.');
  const isShared = /^(?:co|com|net|org|gov|edu|ac|ne|or)$/.test(parts.at(-2) ?? '');
  return parts.slice(isShared && parts.at(-1)?.length === 2 ? -3 : -2).join('.');
}
