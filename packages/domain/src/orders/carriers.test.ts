import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carrierPage } from './carriers.ts'

describe('the page of a carrier', () => {
  it.each([
    ['UPS', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      'ups Ground',
      '1z 999 aa1 01 2345 6784',
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    ],
    ['FedEx', '6129 9998 5610', 'https://www.fedex.com/fedextrack/?trknbr=612999985610'],
    [
      'Fed Ex Home Delivery',
      '612999985610',
      'https://www.fedex.com/fedextrack/?trknbr=612999985610',
    ],
    [
      'USPS Priority',
      '9400-1000-0000-0000-0000-00',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
    ],
    [
      'DHL Express',
      '1234567890',
      'https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=1234567890',
    ],
  ])('%s %s', (carrier, number, page) => {
    expect(carrierPage(carrier, number)).toBe(page)
  })

  it.each([
    ['a carrier nobody knows', 'Parcel Post', '1Z999AA10123456784'],
    ['letters inside another word', 'Groups of friends', '1Z999AA10123456784'],
    ['no number', 'UPS', null],
    ['an empty number', 'UPS', '  '],
    ['a number that is none', 'UPS', 'see the label'],
    ['what would lead elsewhere', 'UPS', '1Z9&next=https://evil.example'],
  ])('is missing for %s', (_, carrier, number) => {
    expect(carrierPage(carrier, number)).toBeNull()
  })

  it("is always on one of the four carriers' sites, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (carrier, number) => {
        const page = carrierPage(carrier, number)
        if (page === null) return
        expect(new URL(page).hostname).toMatch(/^(www\.(ups|fedex|dhl)|tools\.usps)\.com$/)
      }),
    )
  })
})
