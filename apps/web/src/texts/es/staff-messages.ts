import type { StaffMessageKey } from '@mendwell/contract/wire/staff-messages'

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
  'message.dollarsMax': 'Como máximo {max} dólares',
  'message.daysMax': 'Como máximo {max} días',
  'message.lettersMin': 'Al menos {min} caracteres',
  'message.wordsExpected': 'Escriba palabras',
  'message.amountAboveZero': 'El importe debe ser mayor que 0',
  'message.daysTurned': 'El primer número no puede ser mayor que el segundo',
  'message.carrierDayRequired': 'Los transportistas vienen al menos un día',
  'message.closedDayTwice': 'Hay un día repetido',
  'message.areaExpected': 'Use códigos de estados (TX) y las tres primeras cifras (787, 730-749)',
  'message.zoneNameRequired': 'Cada zona necesita un nombre',
  'message.zoneRequired': 'Hace falta una zona',
  'message.zoneNameTwice': 'Dos zonas tienen el mismo nombre',
  'message.areaTwice': 'Un área está en dos zonas',
  'message.restZoneRequired': 'Solo una zona puede estar sin áreas: es la de todo lo demás',
  'message.rateStepRequired': 'Hace falta al menos un tramo',
  'message.rateStepFromZero': 'Un tramo debe empezar en $0',
  'message.rateStepTwice': 'Dos tramos empiezan en el mismo importe',
  'message.ownTextRequired': 'El texto es obligatorio',
  'message.ownTextNames': 'No hay tal mensaje, o su texto no tiene justo los {names} que lleva',
  'message.shopNameRequired': 'El nombre de la tienda es obligatorio',
  'message.timeZoneRequired': 'La zona horaria es obligatoria',
  'message.timeZoneUnknown': 'No hay tal zona horaria',
  'message.currencyExpected': 'Tres letras mayúsculas, como USD',
  'message.currencyUnknown': 'No hay tal moneda',
  'message.currencyDecimals': 'Los precios tienen dos decimales y esta moneda no',
  'message.stateCodeExpected': 'Dos o tres letras mayúsculas',
  'message.stateNameRequired': 'El estado es obligatorio',
  'message.stateUntaxed':
    'Este estado no tiene impuesto: añádalo primero en Impuestos, con 0 % si no cobra ninguno',
  'message.homeStateTaxed':
    'El estado de la tienda conserva su impuesto: póngalo en 0 % o elija antes otro estado',
  'message.alertPhoneExpected': 'Un + y de 8 a 15 cifras',
  'message.rangeTurned': 'La primera fecha es posterior a la última',
  'message.beforeFromExpected': 'Se espera junto con beforeFrom',
  'message.sessionRequired': '¿Qué sesión?',
  'message.nameRequired': 'Escriba un nombre',
  'message.codeRequired': 'El código es obligatorio',
  'message.codeWrong': 'Este código no es correcto o ya se usó',
  'message.returnRefunds': 'Esto devuelve dinero, y su función no lo permite',
}
