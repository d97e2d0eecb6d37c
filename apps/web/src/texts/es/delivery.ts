import type { deliveryTexts } from '../en/delivery.ts'

export const deliveryTextsEs: Record<keyof typeof deliveryTexts, string> = {
  'delivery.arrives': 'Llega entre el {from} y el {to}',
  'delivery.arrivesOn': 'Llega el {from}',
  'delivery.freight': 'Llega entre el {from} y el {to}, por transporte de carga',
  'delivery.freightOn': 'Llega el {from}, por transporte de carga',
  'delivery.ready': 'Listo para recoger desde el {from}',
  'delivery.tellShips': 'Bajo pedido: le avisaremos cuando se envíe',
  'delivery.tellHere': 'Bajo pedido: le avisaremos cuando esté aquí',
  'delivery.tellDate': 'Le avisaremos la fecha',
  'delivery.pieces.one': '{count} pieza',
  'delivery.pieces.other': '{count} piezas',
  'delivery.toMost': 'en la mayor parte de EE. UU.',
  'delivery.toZip': 'a {zip}.',
  'delivery.orPickup': 'En nuestra tienda: {words}',
  'delivery.title': 'Cuándo lo recibe',
  'delivery.byPickup': 'En nuestra tienda',
  'delivery.zip': 'Código postal',
  'delivery.enterZip': 'Escriba su código postal',
  'delivery.changeZip': 'Cambiar el código postal',
  'delivery.showDates': 'Ver fechas',
}
