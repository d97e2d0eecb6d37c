/** Surcharges on shipping for weight, size and freight. */
export const surchargeTexts = {
  'surcharges.included': 'Includes {parts}.',
  'surcharges.waived': 'Your free shipping also covers {parts}.',
  'surcharges.notWaived': 'Free shipping does not cover {parts}.',
  'surcharges.ifSent': 'Delivery adds {parts}.',
  'surcharges.ofOne': 'Shipping one of these adds {parts}.',
  'surcharges.more':
    'It is more than that because of where it goes, or the weight or size of the goods.',
  'surcharges.heavy': 'Heavy and large goods add to that:',
  'surcharges.fromWeight': '{amount} for an order of {pounds} lb ({kilograms} kg) or more',
  'surcharges.eachOversize': '{amount} for each oversize item',
  'surcharges.eachFreight': '{amount} for each item that ships by freight',
  'surcharges.whichGoods':
    'The page of a product says what it adds, and the cart shows the sum. You pay none of it for what you pick up in our store.',
  'surcharges.weight': '{amount} for weight ({pounds} lb, {kilograms} kg)',
  'surcharges.oversize': '{amount} for oversize items',
  'surcharges.freight': '{amount} for freight',
}
