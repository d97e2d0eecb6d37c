import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

const stopped = (subject: string) => {
  const now = new Date()
  const text = { subject, subjectEs: subject, body: 'Hello', bodyEs: 'Hola' }
  const release = { sendAt: now, releasedBy: 'Grace Hopper', startedAt: now, endedAt: now }
  return { ...text, ...release, state: 'STOPPED' }
}

test('a newsletter that would go to nobody can be scheduled, but not sent', async ({
  page,
  shop,
}) => {
  const { newsletterId } = await shop.db
    .insertInto('newsletter')
    .values({ subject: 'Canes', subjectEs: 'Bastones', body: 'Hello', bodyEs: 'Hola' })
    .returning('newsletterId')
    .executeTakeFirstOrThrow()
  await signInAsStaff(page, shop)
  await openStaff(page, `newsletters/${newsletterId}`)
  const send = page.getByRole('region', { name: 'Send', exact: true })
  await expect(send).toContainText('Nobody has confirmed a subscription yet.')
  await expect(send.getByRole('button')).toHaveCount(0)
  await send.getByLabel('Send at (optional)').fill('2098-12-04T09:00')
  await expect(send.getByRole('button', { name: 'Schedule newsletter' })).toBeVisible()
})

test('writes a newsletter in both languages, tries it, sends it, continues one and sees what became of them', async ({
  page,
  shop,
}, { project }) => {
  const reader = `letters-${project.name}@example.com`
  const token = project.name.padEnd(43, '0')
  await shop.db
    .insertInto('subscription')
    .values({ email: reader, emailCanonical: reader, mailToken: token, confirmedAt: new Date() })
    .execute()
  const sentTo = (address: string) =>
    shop.mail.sent.filter(({ to }) => to.address === address).map(({ subject }) => subject)
  const subject = `Braces for autumn, ${project.name}`
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const member = await signInAsStaff(page, shop)
  await openStaff(page, 'newsletters')
  await page.getByRole('link', { name: 'Write a newsletter' }).click()

  await fill('Subject', subject)
  await fill('Text', '## New\n\nSee [our braces](/c/61-braces).')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(
    preview.frameLocator('iframe').getByRole('link', { name: 'our braces' }),
  ).toBeVisible()
  await preview.getByRole('button', { name: 'Phone width' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)

  // What Spanish readers would get is missing.
  await page.getByRole('button', { name: 'Send newsletter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('write it before you send').first()).toBeVisible()
  await fill('Subject in Spanish', 'Férulas para el otoño')
  await fill('Text in Spanish', 'Vea [las férulas](/c/61-braces).')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText(`Test email sent to ${member.email}.`)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Send newsletter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect(
    page
      .getByRole('region', { name: 'Scheduled' })
      .or(page.getByRole('region', { name: 'Progress' })),
  ).toBeVisible()
  await shop.runJobs()
  await expect(page.getByText(/^Sent to \d+ subscriber/)).toBeVisible()
  await expectNoAxeViolations(page)
  expect(sentTo(reader)).toEqual([subject])
  expect(sentTo(member.email ?? '')).toEqual(['Férulas para el otoño'])

  // A colleague stopped this one before anybody had it.
  const { newsletterId } = await shop.db
    .insertInto('newsletter')
    .values(stopped(`Canes, ${project.name}`))
    .returning('newsletterId')
    .executeTakeFirstOrThrow()
  await openStaff(page, `newsletters/${newsletterId}`)
  await page.getByRole('button', { name: 'Continue sending' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue sending' }).click()
  await expect(page.getByText('Sending goes on.')).toBeVisible()
  await shop.runJobs()
  await expect(page.getByText(/^Sent to \d+ subscriber/)).toBeVisible()
  expect(sentTo(reader)).toEqual([subject, `Canes, ${project.name}`])

  await openStaff(page, 'newsletter')
  await page.getByRole('button', { name: `Mark as bounced: ${reader}` }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${reader}.*Bounced`) })).toBeVisible()
  await expectNoAxeViolations(page)
})
