/** Configurations that start and should not: each would be found out by the first customer or thief. */
type Present = Record<string, string | undefined>;

/** Hosts that only this machine or its own network can mean. */
const LOCAL_HOST =
  /^(localhost|.*\.(localhost|local|internal|lan|test|home\.arpa)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][\da-f:]+\])$/i;

function isReachedByStrangers(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  return !LOCAL_HOST.test(new URL(address).hostname);
}

/** Strangers come here, or pictures cost money: what is only for trying out must not work. */
export function isExposed(env: Present): boolean {
  return (
    env['NODE_ENV'] === 'production' ||
    !['studio', undefined].includes(env['IMAGE_ENGINE']?.trim()) ||
    isReachedByStrangers(env['APP_URL'])
  );
}

export function deploymentFaults(env: Present): string[] {
  const faults: string[] = [];
  if (env['DATABASE_URL'] && !env['APP_SECRET'])
    faults.push(
      'APP_SECRET is needed with DATABASE_URL: without it each instance signs sessions with a secret of its own',
    );
  if (env['NODE_ENV'] === 'production' && !env['APP_URL'])
    faults.push(
      'APP_URL is needed with NODE_ENV=production: links in mails, cookies and the forgery check depend on it',
    );
  if (env['DATABASE_DIRECT_URL'] && !env['DATABASE_URL'])
    faults.push(
      'DATABASE_URL is needed with DATABASE_DIRECT_URL: alone it would be left aside, and the embedded database used',
    );
  if (env['APP_URL'] && !isOrigin(env['APP_URL']))
    faults.push(
      'APP_URL must be an address without a path, a query or a name: Vignette stands at the top of its host, and the forgery check compares origins',
    );
  return [...faults, ...splitFaults(env)];
}

/** What is no address at all is told elsewhere. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return !url || url.href === `${url.origin}/`;
}

/** Roles on several machines share a database and a store, or one cannot see what the other made. */
function splitFaults(env: Present): string[] {
  const role = env['ROLE']?.trim() ?? 'all';
  if (role !== 'web' && role !== 'worker') return [];
  const faults: string[] = [];
  if (!env['DATABASE_URL'])
    faults.push(
      `DATABASE_URL is needed with ROLE=${role}: the embedded database belongs to one process`,
    );
  const isShared = ['1', 'true'].includes(env['DATA_DIR_IS_SHARED'] ?? '');
  if (!env['S3_ENDPOINT'] && !isShared)
    faults.push(
      `S3_ENDPOINT is needed with ROLE=${role}: pictures in a folder of this machine are not seen by the others (DATA_DIR_IS_SHARED=1 if DATA_DIR is one folder for all of them)`,
    );
  return faults;
}
