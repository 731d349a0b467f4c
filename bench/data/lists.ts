import { listImages } from '#server/images/gallery/list-images.ts';
import type { ListImagesInput } from '#shared/contract/images.ts';

import type { Bench } from './bench.ts';
import { fillPictures, OWNER } from './fill-tables.ts';
import { fillUsers } from './fill-users.ts';
import { measurePage } from './sizes.ts';

const CALLS = 200;
const BUDGET = { byFewest: 1.2 };
const FIRST_PAGE = { userId: OWNER, trash: false, favorites: false, sort: 'recent' } as const;

const PAGES = {
  recent: { sort: 'recent' },
  'favourites first': { sort: 'favorites' },
  'name A–Z': { sort: 'name' },
  'wine style': { sort: 'recent', wineStyle: 'red' },
} as const satisfies Record<string, Partial<ListImagesInput>>;

/** One page of 50 of the same gallery, among a thousand pictures of all people and among a million. */
export async function measureLists({ sizes }: Bench): Promise<boolean> {
  const databases = await sizes.filled(fillUsers, fillPictures);
  let areKept = true;
  for (const [name, page] of Object.entries(PAGES)) {
    const read = (db: Parameters<typeof listImages>[0]) =>
      listImages(db, { ...FIRST_PAGE, ...page });
    const what = `gallery page (${name})`;
    areKept =
      (await measurePage(databases, { what, read, budget: BUDGET, calls: CALLS })) && areKept;
  }
  return areKept;
}
