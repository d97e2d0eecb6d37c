import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('a reader subscribes to the newsletter, confirms by mail and unsubscribes', async ({
  page,
  shop,
}, { project }) => {
  const reader = `reader-${project.name}@example.com`
  await page.goto('/#/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill(reader)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => letters(shop, reader)).toHaveLength(1)

  const confirmLink = linkOf(await letters(shop, reader))
  await page.goto(confirmLink)
  await page.getByRole('button', { name: 'Confirm newsletter' }).click()
  await expect(page.getByText('You will get Care news once a month.')).toBeVisible()
  await expectNoAxeViolations(page)

  // The footer of each newsletter has the same reader's token.
  await page.goto(confirmLink.replace('/newsletter', '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe from the newsletter' }).click()
  await expect(page.getByText('You are unsubscribed.')).toBeVisible()
})

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

/** What was mailed to a reader; runs the jobs first. */
async function letters(shop: Shop, reader: string) {
  await shop.runJobs()
  return shop.mail.sent.filter((mail) => mail.to.address === reader)
}

function linkOf(mails: { text: string }[]): string {
  const found = mails[0]?.text.match(/\/#\/newsletter\?t=\S+/)?.[0]
  if (!found) throw new Error(`No link in ${mails[0]?.text ?? 'no mail'}`)
  return found
}
