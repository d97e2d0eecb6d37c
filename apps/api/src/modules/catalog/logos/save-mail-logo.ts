import type { ShownMailLogo } from '@mendwell/contract/mail-logo/mail-logo'
import {
  LOGO_PIXELS,
  logoPath,
  type MailLogo,
  shownLogoSize,
} from '@mendwell/domain/shop/mail-logo'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { changeSettings } from '../../settings/save-settings.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { keepFile } from '../files/stored-file.ts'
import { reencodeLogo } from '../uploads/reencode-photo.ts'
import { insertLogo } from './logos.repository.ts'

/** The logo at the head of mails; null if there is none. */
export async function getMailLogo(db: Queryable): Promise<ShownMailLogo | null> {
  const { mailLogo } = await getShopSettings(db)
  return mailLogo && { url: logoPath(mailLogo), ...shownLogoSize(mailLogo) }
}

/**
 * Puts a picture at the head of mails, from the next one on; recorded in the history, where it can be undone.
 * @throws ShopError 415 unless it is a picture, 503 if the file store is unavailable.
 */
export async function uploadMailLogo(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  who: SignedInPrincipal,
  upload: Buffer,
): Promise<ShownMailLogo | null> {
  // Not in the transaction: it takes a while.
  const { bytes, sha256, ...size } = await reencodeLogo(upload, LOGO_PIXELS)
  const kept = await keepFile(files, bytes)
  await db.transaction().execute(async (tx) => {
    const logoId = await insertLogo(tx, { ...kept, ...size, updatedBy: signatureOf(who) })
    const hash = sha256.toString('hex').slice(0, 12)
    await change(tx, who, { logoId, hash, ...size })
  })
  return getMailLogo(db)
}

/** Mails begin with the name of the shop again; the history can undo it. */
export async function removeMailLogo(db: Deps['db'], who: SignedInPrincipal): Promise<null> {
  await db.transaction().execute((tx) => change(tx, who, null))
  return null
}

const change = (tx: Queryable, who: SignedInPrincipal, mailLogo: MailLogo | null) =>
  changeSettings(tx, { mailLogo }, { who, action: 'change' })
