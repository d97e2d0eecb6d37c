import type { orderRefusalTexts } from '../en/order-refusals.ts'

export const orderRefusalTextsEs: Record<keyof typeof orderRefusalTexts, string> = {
  'checkout.notPlaced': 'No pudimos tramitar su pedido.',
  'checkout.emailTaken':
    'Ya hay una cuenta con este correo. Inicie sesión, o deje vacía la contraseña para comprar como invitado.',
  'checkout.notSent':
    'No tiene conexión, así que no se envió nada. Todo lo que escribió se conserva: toque el botón otra vez cuando vuelva a tener conexión.',
  'checkout.unknown': 'Aún no sabemos si su pedido llegó a la tienda.',
  'checkout.unreachable':
    'La conexión se cortó antes de la respuesta de la tienda. No se pierde nada. Espere o toque el botón otra vez: no pedirá dos veces.',
  'checkout.arrived': 'Su pedido ya llegó.',
  'checkout.arrivedInAccount':
    'Se envió desde este navegador con una sesión abierta. Inicie sesión en esa cuenta para verlo y pagarlo. No se envía otra vez.',
  'checkout.another': 'Este es otro pedido',
  'checkout.inFlight':
    'Su primer intento todavía se está procesando. Toque de nuevo el botón en un momento.',
}
