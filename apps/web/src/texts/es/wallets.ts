import type { walletTexts } from '../en/wallets.ts'

export const walletTextsEs: Record<keyof typeof walletTexts, string> = {
  'wallet.express': 'Pago rápido',
  'wallet.delivered': 'Se entrega en la dirección de su billetera.',
  'wallet.collected': 'Lo recoge en nuestra tienda.',
  'wallet.or': 'o llene el formulario',
  'wallet.test': 'Pagar con la billetera de prueba',
  'wallet.title': 'Billetera de prueba',
  'wallet.close': 'Cerrar la billetera de prueba',
  'wallet.sandbox':
    'Modo de prueba. Hace el papel de Apple Pay o Google Pay. No se cobra ninguna tarjeta real.',
  'wallet.shipTo': 'Enviar a',
  'wallet.card': 'Pagar con',
  'wallet.pay': 'Pagar {amount}',
  'wallet.goods': 'Artículos',
  'wallet.delivery': 'Entrega',
  'wallet.tax': 'Impuesto',
  'wallet.pricing': 'Calculando el precio…',
  'wallet.unreachable':
    'No se puede conectar con la tienda. Inténtelo de nuevo cuando tenga conexión.',
  'wallet.failed':
    'Su billetera no confirmó el pago. No se hizo ningún pedido. Inténtelo de nuevo.',
}
