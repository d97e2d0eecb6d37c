import { describe, expect, it } from 'vitest'
import { LONG_TITLE_CHARACTERS, shortBrand, shortTitle } from './names.ts'

describe('the name on a pack', () => {
  it.each([
    ['Manual wheelchair accessory, caster fork, any size, replacement only', '', 'Caster fork'],
    ['Baby food: fruit, plums with tapioca, strained', '', 'Fruit, plums with tapioca, strained'],
    [
      'Walker, heavy duty, without wheels, rigid or folding',
      '',
      'Walker, heavy duty, without wheels',
    ],
    [
      'Blood glucose test or reagent strips for home blood glucose monitor, box of 50',
      '',
      'Blood glucose test or reagent strips for home blood glucose monitor',
    ],
    [
      'Brasseler diamond burs, round taper 30006.31.016, 5',
      'Brasseler',
      'Diamond burs, round taper 30006.31.016, 5',
    ],
    [
      'Hu-Friedy MFG Co., LLC. #15/16 Mini Five Gracey Curette, SS',
      'Hu-Friedy',
      '#15/16 Mini Five Gracey Curette, SS',
    ],
    ['Darby Dental Supply, LLC Carbide BUR PR-557', 'Darby Dental', 'Carbide BUR PR-557'],
    ['ECO Medi Glove powder-free nitrile gloves', 'ECO Medi', 'Powder-free nitrile gloves'],
    [
      'Midmark The Midmark Ultra L/R Halogen Dental Light is intended to be used',
      'Midmark',
      'Ultra L/R Halogen Dental Light',
    ],
    [
      'Prometra II Pump The Prometra II Programmable Pump is a sterile pump',
      'Flowonix',
      'Prometra II Pump',
    ],
    [
      'Palmdoc iCare Advanced testing strips, pack of 50',
      'Palmdoc',
      'iCare Advanced testing strips',
    ],
    [
      'Non-sterile, Powder-Free Nitrile Examination Glove',
      '',
      'Powder-Free Nitrile Examination Glove',
    ],
    ['True Metrix testing strips, pack of 100', 'Trividia', 'True Metrix testing strips'],
    [
      'Baby food dinner, vegetables, noodles and turkey, strained, 4 oz jar',
      '',
      'Baby food dinner, vegetables, noodles and turkey, strained',
    ],
    [
      'NPseal negative pressure dressing, small, medium or large',
      '',
      'NPseal negative pressure dressing',
    ],
    [
      'Home ventilator with oxygen, nebulizer, suction or cough functions',
      '',
      'Home ventilator with oxygen, nebulizer, suction or cough functions',
    ],
    ['S.G. & P. Payne pubic flange, 38 mm', 'S.G. & P. Payne', 'Pubic flange, 38 mm'],
    [
      'Lower back, hip and thigh brace against crossing legs',
      '',
      'Lower back, hip and thigh brace against crossing legs',
    ],
    [
      'Pacemaker monitor with digital or visible check',
      '',
      'Pacemaker monitor with digital or visible check',
    ],
    [
      'Sterile reservoir for drug infusion pump (not insulin), syringe type',
      '',
      'Sterile reservoir for drug infusion pump (not insulin), syringe type',
    ],
    [
      'Replacement garment for a wearable defibrillator',
      '',
      'Replacement garment for a wearable defibrillator',
    ],
    [
      'Karl Schumacher adapter, high-volume suction to saliva ejector (HVE-SE)',
      'Karl Schumacher',
      'Adapter, high-volume suction to saliva ejector',
    ],
    [
      'Grace Medical Lippy bucket handle ear implant, titanium, 0.6 x 5.0 mm',
      'Grace',
      'Lippy bucket handle ear implant, titanium',
    ],
    [
      'Enfamil ProSobee Lipil soy infant formula with ARA and DHA, liquid concentrate, 13 fl oz',
      'Mead Johnson',
      'Enfamil ProSobee Lipil soy infant formula, liquid concentrate',
    ],
    [
      'Hydro-Surg Plus laparoscopic irrigator with trumpet valve, handle only',
      'Davol',
      'Hydro-Surg Plus laparoscopic irrigator with trumpet valve, handle only',
    ],
    ['Baby food, green beans and potatoes, 4 oz jar', '', 'Green beans and potatoes'],
    ['MediTouch 2 blood glucose test strips', 'MediTouch', 'MediTouch 2 blood glucose test strips'],
    ['Brasseler USA dental explorer with #6 handle', 'Brasseler', 'Dental explorer with #6 handle'],
    ['Essential Dental Systems Endo CSV LED light', 'Essential Dental', 'Endo CSV LED light'],
    [
      'Baby yogurt with fruit and multigrain cereal, whole milk, with added iron',
      '',
      'Baby yogurt with fruit and multigrain cereal, with added iron',
    ],
    ['', 'Brand', ''],
  ])('%j of %j is %j', (name, brand, title) => {
    expect(shortTitle(name, brand)).toBe(title)
  })

  it.each([
    [
      'Skin protection wheelchair seat cushion, adjustable, under 22 in wide',
      'Skin protection wheelchair seat cushion, adjustable, under 22 in wide',
    ],
    [
      'Rigid frame knee brace, double upright, rotation control, fitted by an expert',
      'Rigid frame knee brace, double upright, rotation control, fitted by an expert',
    ],
    [
      'Arch support insert, removable, metatarsal pad',
      'Arch support insert, removable, metatarsal pad',
    ],
  ])('with room for it says what parts it from its sisters: %s', (name, title) => {
    expect(shortTitle(name, '', LONG_TITLE_CHARACTERS)).toBe(title)
  })
})

describe('the brand on a pack', () => {
  it.each([
    ['S.G. & P. Payne', 'S.G. & P. Payne'],
    ['B. Braun Medical Inc.', 'B. Braun Medical'],
    ['Medical Action Industries', 'Medical Action Industries'],
    ['Shenzhen Finicare Co., Ltd.', 'Shenzhen Finicare'],
    ['Covidien (UK) Commercial Ltd', 'Covidien Commercial'],
    ['UK', 'UK'],
    ['Smith & Nephew Orthopaedics', 'Smith & Nephew Orthopaedics'],
    ['Össur Americas Inc.', 'Össur Americas'],
  ])('of %j is %j', (maker, brand) => {
    expect(shortBrand(maker)).toBe(brand)
  })
})
