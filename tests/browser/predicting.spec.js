test('before a hall the question stands in the band, a clicker reveals it and goes on', async ({
  page,
}) => {
  await open(page, { step: 29 });
  await button(page, 'Predict').click();
  await button(page, 'Start').click();
  await page.keyboard.press('p');
  const band = page.getByRole('region', { name: 'Predict' });
  await expect(band).toContainText('Is there a cut?');
  await expect(button(page, 'Reveal R')).toBeVisible();
  // What happens would tell.
  await expect(page.getByRole('status', { name: 'What happens now' })).toBeHidden();
  await page.keyboard.press('PageDown');
  await expect(band).toContainText('There is a cut at node 8.');
  await page.keyboard.press('PageDown');
  await expect(band).toContainText(/Which of .* are skipped/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Predict' })).toBeVisible();
});
