import type { StaffMessageKey } from '@mendwell/contract/content/staff-messages'

/** What the back office alone says; no page of the shop loads it. */
export const staffMessagesEs: Record<`message.${StaffMessageKey}`, string> = {
  'message.addressStays':
    'La dirección queda como está: el pedido se recoge en la tienda, ya empezó a salir o terminó',
  'message.addressOtherState':
    'El país y el estado no cambian: con ellos se calcularon el impuesto y el envío',
  'message.orderBeingPacked':
    'Este pedido se está preparando o ya salió, así que no se puede cambiar. Puede devolverlo cuando llegue.',
  'message.pickupHasNoAddress': 'Este pedido se recoge en la tienda: no tiene dirección de entrega',
  'message.cancellingRefunds': 'Cancelar este pedido devuelve dinero, y su función no lo permite',
  'message.orderHasLeft':
    'Todo este pedido ya salió de la tienda: vuelve como devolución y no se cancela',
  'message.paymentUnderWay':
    'Hay un pago con tarjeta de este pedido en curso: espere a que termine',
  'message.priceOfNothing':
    'Un precio de $0 no se vende. Indique el precio o deje que los compradores lo pregunten.',
  'message.salePriceOfNothing': 'Un precio de oferta de $0 no se vende. Indique uno mayor que $0.',
  'message.dayToCome': 'Ese día aún no ha llegado',
  'message.returnRefunds': 'Esto devuelve dinero, y su función no lo permite',
}
