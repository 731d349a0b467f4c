import type { Locator, Page } from '@playwright/test';

import { drawPicture } from '#server/testing/pictures.ts';

import { expect, IN_MOTION, PICTURE_TIMEOUT_MS, STILL, test } from './support/fixtures.ts';
import { hangPictures, recordFailure } from './support/hang-pictures.ts';
import { comeToRest, isInSight } from './support/measure-fit.ts';

test.use({ sharesWindow: true, ...STILL });

const PROMPT = "Describe the wine image you'd like to create";

/** Nothing reaches the server before it is let go: a small picture may be done before one has looked. */
async function holdOrders(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/generate-pictures', (route) => promise.then(() => route.continue()));
  return resolve;
}

test('a prompt becomes a picture, and one credit is spent', async ({
  page,
  newcomer,
  checkAccessibility,
}) => {
  await page.emulateMedia(IN_MOTION);
  await newcomer();
  await expect(page.getByText('Your Canvas Awaits')).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Please enter a prompt')).toBeVisible();
  await expect(page.getByText(`${PROMPT}.`)).toBeVisible();
  await checkAccessibility();

  const letGo = await holdOrders(page);
  await page.getByRole('button', { name: 'wine cellar collection' }).click();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status', { name: 'Generating' })).toContainText('30-60 seconds');
  letGo();
  await expect(page.getByText('Image generated!')).toBeVisible({ timeout: PICTURE_TIMEOUT_MS });
  await expect(
    page.getByRole('button', { name: /^Open full size: wine cellar collection/ }),
  ).toBeVisible();
  await expect(page.getByText('1 / 1')).toBeVisible();
  await expect(page.getByLabel(PROMPT)).toHaveValue('');
  await expect(page.getByText('9 credits')).toBeVisible();
  await expect(page.getByRole('button', { name: /Your Gallery/ })).toContainText('1/400');
  await checkAccessibility();
});

test('leaving the page loses nothing: the picture is there on return, and a list that comes late raises no ghost of it', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  await page.getByLabel(PROMPT).fill('Grape cluster close-up');
  await page.getByLabel(PROMPT).press('Enter');
  await expect(page.getByRole('status', { name: 'Generating' })).toBeVisible();
  await page.goto('/pricing');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Open full size: Grape cluster/ })).toBeVisible({
    timeout: PICTURE_TIMEOUT_MS,
  });

  // As if it had been asked for before the picture was there.
  const late = await page.evaluate(async () => {
    const answer = await fetch('/api/generations?state=recent');
    const { generations } = (await answer.json()) as { generations: { version: number }[] };
    const stale = { state: 'storing', progress: 95, previewUrl: '/gone.webp', image: null };
    return generations.map((it) => ({ ...it, ...stale, version: it.version - 1 }));
  });
  await page.route('**/api/generations?state=recent', (route) =>
    route.fulfill({ json: { generations: late, paceS: null } }),
  );
  const listed = page.waitForResponse('**/api/generations?state=recent');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await listed;
  await page.getByLabel(PROMPT).fill('Another one');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Open full size: Grape/ })).toBeVisible();
});

test('four variations are told of before the click, and reach the gallery while one looks at it', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  await page.getByRole('radio', { name: '4' }).check();
  await expect(page.getByText('4 credits')).toBeVisible();
  const letGo = await holdOrders(page);
  await page.getByLabel(PROMPT).fill('Four glasses of red');
  await page.getByLabel(PROMPT).press('Enter');
  const cells = page.getByRole('status', { name: 'Generating' }).getByRole('listitem');
  await expect(cells.filter({ hasNotText: /[a-z]/ })).toHaveCount(4);
  letGo();
  await page.getByRole('button', { name: /Your Gallery/ }).click();
  await expect(page.getByText('4 images generated!')).toBeVisible({ timeout: PICTURE_TIMEOUT_MS });
  await expect(page.getByText('4 of 4 images')).toBeVisible();
  await expect(page.getByText('6 credits')).toBeVisible();
  await expect(page.getByRole('button', { name: /Your Gallery/ })).toContainText('4/400');
});

test('without the server’s events nothing is missed, and words typed meanwhile stay', async ({
  page,
  newcomer,
}) => {
  await page.route('**/api/events', (route) => route.abort());
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
  // The answer to the press itself gets lost as well.
  await page.route('**/generate-pictures', async (route) => {
    await seen;
    await route.fetch();
    await route.abort();
  });
  await newcomer();
  await page.getByLabel(PROMPT).fill('Grape cluster close-up');
  await page.getByLabel(PROMPT).press('Enter');
  await expect(page.getByRole('status', { name: 'Generating' })).toBeVisible();
  await page.getByLabel(PROMPT).fill('The next one in mind');
  letGo();
  await expect(page.getByText('Image generated!')).toBeVisible({ timeout: PICTURE_TIMEOUT_MS });
  await expect(page.getByText('9 credits')).toBeVisible();
  await expect(page.getByRole('button', { name: /Your Gallery/ })).toContainText('1/400');
  await expect(page.getByRole('button', { name: /^Open full size: Grape/ })).toBeVisible();
  await expect(page.getByLabel(PROMPT)).toHaveValue('The next one in mind');
});

test('each slot of the wine brief holds one choice, what it adds stands in the prompt, and a picture given up is not charged', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  const prompt = page.getByLabel(PROMPT);
  await prompt.fill('A bottle on slate');
  await page.getByLabel('Grape', { exact: true }).selectOption('Riesling');
  await page.getByLabel('Light', { exact: true }).selectOption('candlelight');
  await expect(prompt).toHaveValue('A bottle on slate, Riesling, candlelight');
  await page.getByLabel('Grape', { exact: true }).selectOption('Syrah');
  await expect(prompt).toHaveValue('A bottle on slate, Syrah, candlelight');
  await expect(page.locator('mark')).toHaveText(['Syrah', 'candlelight']);
  await prompt.fill('A Merlot of 1982');
  await expect(page.getByLabel('Grape', { exact: true })).toHaveValue('Merlot');
  await expect(page.getByLabel('Vintage', { exact: true })).toHaveValue('1982');
  await expect(page.getByLabel('Light', { exact: true })).toHaveValue('');
  // The marks lie exactly under the words: both wrap at the same places.
  await prompt.fill('A Merlot by the window. '.repeat(12));
  const heights = await prompt.evaluate((text) => [
    text.scrollHeight,
    text.previousElementSibling?.scrollHeight,
  ]);
  expect(heights[0]).toBe(heights[1]);
  await prompt.fill('a'.repeat(2001));
  await expect(page.getByText('2001 / 2000. Please use at most 2000 characters.')).toBeVisible();

  await page.getByLabel(PROMPT).fill('Vineyard at sunset with a glass of red');
  await page.getByLabel(PROMPT).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await expect(page.getByText('10 credits')).toBeVisible();
  await expect(page.getByLabel(PROMPT)).toHaveValue('Vineyard at sunset with a glass of red');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('what is said does not lie over the button that is pressed next', async ({
    page,
    app,
    member,
  }) => {
    const { email } = await member();
    const picture = await drawPicture({ width: 320, height: 320, hue: 20 });
    await hangPictures(app, {
      email,
      pictures: [{ prompt: 'a candle in the cellar', picture, width: 320, height: 320 }],
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /Open full size/ })).toBeVisible();
    const generate = page.getByRole('button', { name: 'Generate', exact: true });
    // As far as one scrolls to reach it: it stands at the foot of the screen.
    await generate.evaluate((button) =>
      button.closest('form')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await generate.tap();
    await expect(page.getByText('Please enter a prompt')).toBeVisible();
    await comeToRest(page);
    expect(await isInSight(generate)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the prompt and its suggestions are within reach, and the picture says what it shows', async ({
    page,
    newcomer,
    checkAccessibility,
  }) => {
    await newcomer();
    const starter = page.getByRole('button', { name: 'vineyard sunset' });
    await expect(starter).toBeHidden();
    await page.getByLabel(PROMPT).focus();
    await starter.click();
    await expect(page.getByLabel(PROMPT)).toHaveValue('vineyard sunset');
    await page.getByRole('button', { name: 'sommelier service' }).click();
    await page.getByLabel('Grape', { exact: true }).selectOption('Riesling');
    await expect(page.getByLabel(PROMPT)).toHaveValue(
      'vineyard sunset, sommelier service, Riesling',
    );
    const generate = page.getByRole('button', { name: 'Generate Image' });
    await expect(generate).toBeEnabled();
    await checkAccessibility();

    await generate.click();
    const drawn = page.getByText('In the picture:');
    await expect(drawn).toBeVisible({ timeout: PICTURE_TIMEOUT_MS });
  });
});

test('what is read while one types moves nothing, and the canvas holds all that stands on it', async ({
  page,
  app,
  member,
}) => {
  await page.emulateMedia(IN_MOTION);
  const { email } = await member();
  const wide = { prompt: 'A long table', picture: await drawPicture({ width: 1536, height: 640 }) };
  await hangPictures(app, { email, pictures: [{ prompt: 'A candle in the cellar' }, wide] });
  const failed = 'a glass of Riesling and a bottle on a stone terrace above the river';
  await recordFailure(app, { email, prompt: failed });
  await page.goto('/dashboard');
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not on the page');
    return { ...box, bottom: box.y + box.height };
  };
  const trace = page.getByRole('list', { name: 'Not made' });
  await expect(trace.getByText(failed)).toBeVisible();
  const ground = await boxOf(page.locator('.canvas'));
  expect(ground.bottom).toBeGreaterThanOrEqual((await boxOf(trace)).bottom);

  const brief = page.getByText('Wine brief');
  const { y } = await boxOf(brief);
  await page.getByLabel(PROMPT).fill('a bottle of red on a table');
  await expect(page.getByText('Will be drawn')).toBeVisible();
  expect((await boxOf(brief)).y).toBe(y);

  await page.getByRole('button', { name: 'Next image' }).click();
  const print = await boxOf(page.getByRole('button', { name: 'Open full size: A long table' }));
  const caption = await boxOf(page.locator('.result-caption'));
  expect([caption.x, caption.width].map(Math.round)).toEqual(
    [print.x, print.width].map(Math.round),
  );
});
