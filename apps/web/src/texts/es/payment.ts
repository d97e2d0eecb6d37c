import type { paymentTexts } from '../en/payment.ts'

export const paymentTextsEs: Record<keyof typeof paymentTexts, string> = {
  'payment.title': 'Pagar {amount}',
  'payment.order.one': 'Pedido n.º {number}, {count} artículo',
  'payment.order.other': 'Pedido n.º {number}, {count} artículos',
  'payment.close': 'Cerrar y pagar después',
  'payment.sandbox':
    'Modo de prueba. No se cobra ninguna tarjeta real. Tarjeta de prueba 4242 4242 4242 4242.',
  'payment.number': 'Número de tarjeta',
  'payment.expiry': 'Vencimiento',
  'payment.securityCode': 'Código de seguridad',
  'payment.name': 'Nombre en la tarjeta',
  'payment.sending': 'Pagando…',
  'payment.fine':
    'Los datos de la tarjeta van directo a su proveedor. Mendwell nunca los ve ni los guarda. Si el pago falla, su pedido sigue abierto y puede intentarlo de nuevo.',
  'payment.tryAgain': 'Su pedido sigue abierto. Inténtelo de nuevo o use otra tarjeta.',
  'payment.unreachable':
    'No se puede contactar con la tienda. Toque de nuevo el botón cuando tenga conexión: no se le cobrará dos veces.',
  'payment.numberMissing': 'Escriba el número de la tarjeta',
  'payment.numberFault': 'Este número de tarjeta no es correcto. Revise sus cifras.',
  'payment.numberUnknown':
    'En modo de prueba solo valen las tarjetas de prueba. Elija una de la lista de abajo.',
  'payment.expiryFault': 'Escriba el vencimiento como mes y año, por ejemplo 08 / 29',
  'payment.expired': 'Esta tarjeta está vencida. Use otra.',
  'payment.codeFault': 'Escriba las 3 o 4 cifras del código de seguridad',
  'payment.nameFault': 'Escriba el nombre que está en la tarjeta',
  'payment.testCards': 'Tarjetas de prueba',
  'payment.testCardsHelp':
    'Con ellas vale cualquier vencimiento futuro y cualquier código de seguridad.',
  'payment.use': 'Usar',
  'payment.useCard': 'Usar la tarjeta de prueba {number}',
  'payment.bankTitle': 'Su banco pregunta',
  'payment.bankAsks':
    'Banco de prueba: ¿quiere pagar {amount} a Mendwell? Aquí su banco real le enviaría un código.',
  'payment.bankOpen': 'La ventana de su banco está abierta.',
  'payment.bankUnfinished': 'Su banco aún no ha confirmado este pago.',
  'payment.bankContinue': 'Continuar con el banco',
  'payment.otherCard': 'Usar otra tarjeta',
  'payment.blocked':
    'No se pudieron cargar los campos de tarjeta de Stripe. Compruebe su conexión y si su navegador bloquea js.stripe.com.',
  'payment.approve': 'Aprobar',
  'payment.refuse': 'Rechazar',
  'payment.confirmingHelp':
    'Tarda unos segundos, rara vez más. Puede cerrar esta ventana: su factura muestra cómo terminó.',
}
