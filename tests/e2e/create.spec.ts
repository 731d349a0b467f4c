import { expect, test } from './fixtures.ts';

const PROMPT = "Describe the wine image you'd like to create";

test('a prompt becomes a picture, and one credit is spent', async ({
  page,
  newcomer,
  checkAccessibility,
}) => {
  await newcomer();
  await expect(page.getByText('Your Canvas Awaits')).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Please enter a prompt')).toBeVisible();
  await expect(page.getByText(`${PROMPT}.`)).toBeVisible();
  await checkAccessibility();

  await page.getByRole('button', { name: 'wine cellar collection' }).click();
  await page.getByLabel(PROMPT).press('Shift+Enter');
  await page.getByLabel(PROMPT).press('Enter');

  await expect(page.getByRole('status', { name: 'Generating' })).toContainText('30-60 seconds');
  await expect(page.getByText('Image generated!')).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByRole('button', { name: /^Open full size: wine cellar collection/ }),
  ).toBeVisible();
  await expect(page.getByText('1 / 1')).toBeVisible();
  await expect(page.getByLabel(PROMPT)).toHaveValue('');
  await expect(page.getByText('9 credits')).toBeVisible();
  await expect(page.getByRole('button', { name: /Your Gallery/ })).toContainText('1/400');
  await checkAccessibility();
});

test('a picture given up is not charged', async ({ page, newcomer }) => {
  await newcomer();
  await page.getByLabel(PROMPT).fill('Vineyard at sunset with a glass of red');
  await page.getByLabel(PROMPT).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await expect(page.getByText('10 credits')).toBeVisible();
  await expect(page.getByLabel(PROMPT)).toHaveValue('Vineyard at sunset with a glass of red');
});

test('leaving the page loses nothing: the picture is there on return', async ({
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
    timeout: 60_000,
  });
});

test('four variations cost four credits, and the cost is shown before the click', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  await page.getByRole('radio', { name: '4' }).check();
  await expect(page.getByText('4 credits')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the prompt and its suggestions are within reach', async ({
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
    await expect(page.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
    await checkAccessibility();
  });
});
