/** Messages of card providers and banks about a card, and descriptions of the sandbox's test cards. */
export const cardWordsEs: Record<string, string> = {
  'Your card was declined.': 'Su tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'Su tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'Su tarjeta está vencida.',
  'Your card number is incorrect.': 'El número de su tarjeta no es correcto.',
  "Your card's security code is incorrect.": 'El código de seguridad de su tarjeta no es correcto.',
  'Your card does not support this type of purchase.': 'Su tarjeta no admite este tipo de compra.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Hubo un error al procesar su tarjeta. Inténtelo de nuevo en un momento.',
  'Your bank did not confirm this payment.': 'Su banco no confirmó este pago.',
  'No such card token.': 'El proveedor no conoce esta tarjeta.',

  'Approved (Visa)': 'Aprobada (Visa)',
  'Approved (Mastercard)': 'Aprobada (Mastercard)',
  'Approved (American Express)': 'Aprobada (American Express)',
  'Approved (Discover)': 'Aprobada (Discover)',
  Declined: 'Rechazada',
  'Insufficient funds': 'Fondos insuficientes',
  'Expired card': 'Tarjeta vencida',
  'Wrong security code': 'Código de seguridad incorrecto',
  'Processing error': 'Error al procesar',
  '3-D Secure: your bank asks': '3-D Secure: su banco pregunta',
  'Approved after a few seconds': 'Aprobada tras unos segundos',
  'Approved, answer lost': 'Aprobada, se pierde la respuesta',
  'Never reaches the provider': 'Nunca llega al proveedor',
}
