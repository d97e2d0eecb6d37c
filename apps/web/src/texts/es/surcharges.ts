import type { surchargeTexts } from '../en/surcharges.ts'

export const surchargeTextsEs: Record<keyof typeof surchargeTexts, string> = {
  'surcharges.included': 'Incluye {parts}.',
  'surcharges.waived': 'Su envío gratis también cubre {parts}.',
  'surcharges.notWaived': 'El envío gratis no cubre {parts}.',
  'surcharges.ifSent': 'El envío añade {parts}.',
  'surcharges.ofOne': 'Enviar uno de estos añade {parts}.',
  'surcharges.more':
    'Es más que eso por el lugar de destino, o por el peso o el tamaño de los productos.',
  'surcharges.heavy': 'Los productos pesados y grandes añaden a eso:',
  'surcharges.fromWeight': '{amount} por un pedido de {pounds} lb ({kilograms} kg) o más',
  'surcharges.eachOversize': '{amount} por cada artículo de gran tamaño',
  'surcharges.eachFreight': '{amount} por cada artículo que se envía por carga',
  'surcharges.whichGoods':
    'La página de un producto dice cuánto añade, y el carrito muestra la suma. No paga nada de eso por lo que recoge en nuestra tienda.',
  'surcharges.weight': '{amount} por el peso ({pounds} lb, {kilograms} kg)',
  'surcharges.oversize': '{amount} por artículos de gran tamaño',
  'surcharges.freight': '{amount} por carga',
}
