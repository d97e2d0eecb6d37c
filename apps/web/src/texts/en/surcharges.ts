/** Surcharges on shipping for weight, size and freight. */
export const surchargeTexts = {
  'surcharges.included': 'Includes {parts}.',
  'surcharges.ifSent': 'Delivery adds {parts}.',
  'surcharges.ofOne': 'Shipping one of these adds {parts}.',
  'surcharges.more':
    'It is more than that because of where it goes, or the weight or size of the goods.',
  'surcharges.weight': '{amount} for weight ({pounds} lb, {kilograms} kg)',
  'surcharges.oversize': '{amount} for oversize items',
  'surcharges.freight': '{amount} for freight',
}
