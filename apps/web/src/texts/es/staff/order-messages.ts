import type { orderMessages } from '@mendwell/contract/wire/staff/order-messages'

export const orderMessagesEs: Record<`message.${keyof typeof orderMessages}`, string> = {
  'message.mailNotAgain': 'Este correo no se puede enviar de nuevo',
  'message.customerHasPassword': 'Este cliente ya tiene una contraseña',
  'message.customerGone': 'Este cliente ya fue unido o borrado',
  'message.confirmEmailDiffers': 'Escriba el correo electrónico del cliente para confirmar',
  'message.customerHasOpenOrders':
    'Termine primero los pedidos y devoluciones abiertos de este cliente',
  'message.refundNotFailed': 'Solo un reembolso que falló se puede enviar de nuevo',
  'message.refundSentAgain': 'Este reembolso ya se envió de nuevo',
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
  'message.changedRefundNone': 'Solo una devolución con reembolso tiene un reembolso que cambiar',
  'message.changedRefundRecalled': 'Los artículos retirados se reembolsan por completo',
  'message.changedRefundClosed': 'Esta devolución está cerrada y su reembolso queda como está',
  'message.changedRefundTooHigh': 'Como máximo {amount}, lo que se indicó al cliente',
  'message.labelNothingToDo': 'No hay nada que hacer con la etiqueta de esta devolución',
  'message.changedRefundReason': 'Escriba el motivo. El cliente lo leerá.',
  'message.promotionNotSingle': 'Esta promoción no tiene códigos de un solo uso, o ha terminado',
  'message.singleCodesMany': 'Una promoción tiene como máximo 100,000 códigos de un solo uso',
  'message.promotionWithoutCodes': 'Haga sus códigos antes de iniciarla',
  'message.cardsFull': 'Tiene {count} tarjetas guardadas y no caben más. Elimine una primero.',
  'message.cardNotSaved': 'Su banco no confirmó esta tarjeta. No se guardó.',
  'message.paymentUnderWay':
    'Hay un pago con tarjeta de este pedido en curso: espere a que termine',
  'message.editReasonRequired': 'Escriba un motivo',
  'message.shipmentMeanwhile':
    'Entretanto se envió otro paquete de este pedido. Revise lo que queda.',
  'message.discountTooMuch': 'Puede descontar hasta {most} de este pedido',
  'message.discountOverPercent': 'Puede descontar hasta el {most}% de un pedido',
  'message.discountNotYours': 'Su función no permite dar descuentos',
  'message.discountPaid':
    'Este pedido está pagado. Reembolse un importe en lugar de dar un descuento.',
  'message.replacementEmpty': 'Elija al menos un artículo que reemplazar',
  'message.replacementTooMany':
    'De {name} solo se pueden reemplazar {left}: lo enviado, menos lo reembolsado, devuelto o ya reemplazado',
  'message.replacementClosed': '{name} ya no se vende a este cliente. Reembólselo.',
  'message.replacementStock':
    'De {name} solo hay {left} en existencia. Reemplace menos o reembolse el resto.',
  'message.replacementUnpaid': 'Este pedido no está pagado, así que no se ha enviado nada',
  'message.exchangeStock':
    'De {name} solo hay {left} en existencia. Espere a que haya más o rechace el cambio.',
  'message.exchangeTaxChanged':
    'El impuesto cambió desde que se informó al cliente del costo de este cambio. Rechácelo y pida al cliente que lo solicite de nuevo.',
  'message.exchangeUnpaid':
    'El cliente aún no ha pagado la diferencia. Espere el pago, o cancele el pedido del cambio y haga un reembolso.',
  'message.exchangeCancelled': 'El pedido de este cambio fue cancelado. Haga un reembolso.',
  'message.exchangeStands':
    'El pedido {number} envía la otra talla. Cancélelo primero y luego haga un reembolso.',
  'message.heldForExchange':
    '{name} está retenido hasta que se reciban los artículos por los que se cambia. Reciba primero la devolución.',
  'message.replacementStays':
    'Este paquete reemplaza artículos de otro pedido. Para cancelarlo, comuníquese con nosotros.',
  'message.replacementIsFree':
    'Esto es un reemplazo: no cuesta nada y queda como está. Mejor cancélelo.',
  'message.exchangeIsAgreed':
    'Esto es un cambio al precio que aceptó el cliente, y queda como está. Mejor cancélelo.',
  'message.editNothing': 'Cambie antes una cantidad, agregue un producto o dé un descuento',
  'message.editEmpties': 'Un pedido conserva al menos un artículo. Si no, cancélelo.',
  'message.editFree': 'El pedido no costaría nada. Cancélelo o cámbielo de otro modo.',
  'message.editEnded':
    'Este pedido ya no se puede modificar: salió, se canceló o se reembolsó entero',
  'message.editLimits': '{name}: se puede entre {least} y {most}',
  'message.editHeld': '{name} está retenido: su cantidad no cambia',
  'message.editRefunds': 'Esto devuelve dinero o fija un precio, y su función no lo permite',
  'message.editChanged':
    'El pedido o sus precios han cambiado entretanto. Revise los importes y guarde otra vez.',
  'message.returnRefunds': 'Esto devuelve dinero, y su función no lo permite',
  'message.quoteLinesRequired': 'Agregue al menos un producto',
  'message.quoteNotOpen': 'Ya no se puede pedir a estos precios. Pídanos una cotización nueva.',
  'message.quoteQuantity': 'Escriba cuántas piezas necesita, de 1 a 100,000',
  'message.quoteAnswerRequired': 'Escriba la respuesta que recibe el cliente',
  'message.quoteClosed': 'Esta solicitud está cerrada. Ábrala de nuevo para responder.',
  'message.quoteDay': 'Escriba el último día de los precios, de hoy a dentro de un año',
  'message.quotePrice': 'Escriba un precio mayor que $0.00',
  'message.quotePricesMissing': 'Escriba un precio para cada producto, o deje todos vacíos',
  'message.quoteTooManyPieces':
    'Un pedido no puede llevar tantas piezas. Responda con palabras, sin precios.',
  'message.quoteOrdered': 'Ya hay un pedido a estos precios. Sus precios ya no cambian.',
}
