import type { checkoutTexts } from '../en/checkout.ts'

export const checkoutTextsEs: Record<keyof typeof checkoutTexts, string> = {
  'checkout.title': 'Finalizar la compra',
  'checkout.opening': 'Abriendo su factura',
  'checkout.guest': 'Compra como invitado.',
  'checkout.signedInAs': 'Ha iniciado sesión como {email}.',
  'checkout.contact': 'Contacto',
  'checkout.firstName': 'Nombre',
  'checkout.lastName': 'Apellido',
  'checkout.email': 'Correo electrónico',
  'checkout.emailHint': 'Aquí enviamos la confirmación',
  'checkout.phone': 'Teléfono',
  'checkout.address': 'Dirección de envío',
  'checkout.street': 'Dirección',
  'checkout.country': 'País',
  'checkout.stateProvince': 'Estado o provincia',
  'checkout.city': 'Ciudad',
  'checkout.cityUnlisted': 'Mi ciudad no está en la lista',
  'checkout.postalCode': 'Código postal',
  'checkout.noAddress': 'No hace falta: usted recoge el pedido en nuestra tienda.',
  'checkout.billingIsSame': 'La dirección de facturación es la de envío',
  'checkout.billingAddress': 'Dirección de facturación',
  'checkout.billingHint': 'Calle, ciudad, estado, código postal y país',
  'checkout.how': 'Cómo lo recibe',
  'checkout.delivery': 'A domicilio',
  'checkout.deliveryHelp': 'Durante el día, envío y manejo {price}',
  'checkout.deliveryFree': 'Durante el día, el envío es gratis',
  'checkout.inStore': 'En la tienda',
  'checkout.inStoreHelp': 'Se recoge por la mañana',
  'checkout.account': 'Cuenta',
  'checkout.accountHelp':
    'Ponga ahora una contraseña para seguir este pedido, o deje el campo vacío.',
  'checkout.password': 'Contraseña',
  'checkout.passwordHint': 'Al menos {count} caracteres',
  'checkout.showPassword': 'Mostrar la contraseña',
  'checkout.summary': 'Resumen del pedido',
  'checkout.edit': 'Cambiar',
  'checkout.editCart': 'su carrito',
  'checkout.place': 'Hacer el pedido',
  'checkout.placeAndPay': 'Hacer el pedido y pagar {total}',
  'checkout.confirmAndPay': 'Confirmar y pagar {total}',
  'checkout.fine':
    'Su tarjeta se pide en el siguiente paso. Reembolso en 15 días, cambio en 30 días.',
  'checkout.policy': 'Condiciones',
  'checkout.problemInCart': 'Algo de su carrito no se puede pedir tal como está.',
  'checkout.notPlaced': 'Su pedido no se hizo.',
  'checkout.lookAtCart': 'Ver su carrito',
  'checkout.emailTaken':
    'Ya hay una cuenta con este correo. Inicie sesión, o deje vacía la contraseña para comprar como invitado.',
  'checkout.notSent':
    'No tiene conexión, así que no se envió nada. Todo lo que escribió se conserva: pulse el botón otra vez cuando vuelva a tener conexión.',
  'checkout.unknown': 'Aún no sabemos si su pedido llegó a la tienda.',
  'checkout.unreachable':
    'La conexión se cortó antes de la respuesta de la tienda. No se pierde nada: en cuanto se pueda contactar con ella, dirá si su pedido llegó. También puede pulsar el botón otra vez. No pedirá dos veces.',
  'checkout.arrived': 'Su pedido ya llegó.',
  'checkout.arrivedInAccount':
    'Se envió desde este navegador con una sesión abierta. Inicie sesión en esa cuenta para verlo y pagarlo. No se envía otra vez.',
  'checkout.orderAnew': 'Este es otro pedido',
  'checkout.postalCodeFault':
    'Escriba un código postal de EE. UU. de cinco cifras, por ejemplo 78704',
  'checkout.inFlight':
    'Su primer intento todavía se está procesando. Pulse de nuevo el botón en un momento.',
}
