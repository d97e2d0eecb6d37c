import type { surchargeTexts } from '../en/surcharges.ts'

export const surchargeTextsEs: Record<keyof typeof surchargeTexts, string> = {
  'surcharges.included': 'Incluye {parts}.',
  'surcharges.ifSent': 'El envío añade {parts}.',
  'surcharges.ofOne': 'Enviar uno de estos añade {parts}.',
  'surcharges.more':
    'Es más que eso por el lugar de destino, o por el peso o el tamaño de los productos.',
  'surcharges.weight': '{amount} por el peso ({pounds} lb, {kilograms} kg)',
  'surcharges.oversize': '{amount} por artículos de gran tamaño',
  'surcharges.freight': '{amount} por carga',
}
