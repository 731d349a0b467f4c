import type { ApiDeps } from '#server/http/api/api-context.ts';
import { theMember } from '#server/http/api/implementer.ts';
import type { Implementer } from '#server/http/api/implementer.ts';
import { changeImage, changeImages } from '#server/images/change-images.ts';
import { countImages, countMatching, monthlyUsage } from '#server/images/gallery/count-images.ts';
import { findOwnImage } from '#server/images/find-image.ts';
import { toImageView } from '#server/images/image-view.ts';
import { inspectImage } from '#server/images/codec/inspect-image.ts';
import { listImages } from '#server/images/gallery/list-images.ts';
import { outlineImages } from '#server/images/gallery/outline-images.ts';

export function imageRoutes(os: Implementer, { db, pictureStore }: ApiDeps) {
  const calls = os.images;
  return {
    list: calls.list.handler(async ({ input, context }) => {
      const userId = theMember(context).user.id;
      const { images, nextCursor } = await listImages(db, { ...input, userId });
      return { images: images.map(toImageView), nextCursor };
    }),
    outline: calls.outline.handler(({ input, context }) =>
      outlineImages(db, { ...input, userId: theMember(context).user.id }),
    ),
    counts: calls.counts.handler(({ context }) => countImages(db, theMember(context).user.id)),
    count: calls.count.handler(async ({ input, context }) => ({
      matching: await countMatching(db, { userId: theMember(context).user.id, filter: input }),
    })),
    usage: calls.usage.handler(({ context }) => monthlyUsage(db, theMember(context).profile)),
    get: calls.get.handler(async ({ input, context }) =>
      toImageView(await findOwnImage(db, { ...input, userId: theMember(context).user.id })),
    ),
    credentials: calls.credentials.handler(({ input, context }) =>
      inspectImage({ db, ...pictureStore }, { ...input, userId: theMember(context).user.id }),
    ),
    setFavorite: calls.setFavorite.handler(async ({ input: { id, isFavorite }, context }) => {
      const userId = theMember(context).user.id;
      const action = isFavorite ? 'favorite' : 'unfavorite';
      return toImageView(await changeImage(db, { id, userId, action }));
    }),
    trash: calls.trash.handler(async ({ input: { id }, context }) => {
      const userId = theMember(context).user.id;
      return toImageView(await changeImage(db, { id, userId, action: 'trash' }));
    }),
    restore: calls.restore.handler(async ({ input: { id }, context }) => {
      const userId = theMember(context).user.id;
      return toImageView(await changeImage(db, { id, userId, action: 'restore' }));
    }),
    deleteForGood: calls.deleteForGood.handler(async ({ input: { id }, context }) => {
      await changeImage(db, { id, userId: theMember(context).user.id, action: 'delete' });
      return { id };
    }),
    bulk: calls.bulk.handler(async ({ input, context }) => ({
      changed: await changeImages(db, { ...input, userId: theMember(context).user.id }),
    })),
  };
}
