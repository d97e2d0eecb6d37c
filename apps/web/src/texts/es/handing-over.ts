import type { handingOverTexts } from '../en/handing-over.ts'

export const handingOverTextsEs: Record<keyof typeof handingOverTexts, string> = {
  'handing.ask': 'Añadir un destinatario o una nota para el repartidor',
  'handing.recipient': 'Destinatario',
  'handing.recipientHint': 'Déjelo vacío si es usted',
  'handing.phone': 'Teléfono del destinatario',
  'handing.note': 'Nota para el repartidor',
  'handing.noteHint': 'Por ejemplo: déjelo en la puerta lateral. Como máximo {max} caracteres.',
}
