import type { reviewTexts } from '../en/review.ts'

export const reviewTextsEs: Record<keyof typeof reviewTexts, string> = {
  'review.add': 'Añada su reseña',
  'review.notSent':
    'No pudimos contactar con la tienda. Sus palabras se conservan; envíe la reseña de nuevo.',
  'review.beFirst': 'Si usó este producto, cuente a otros cómo le fue.',
  'review.stars.one': '{count} estrella',
  'review.stars.other': '{count} estrellas',
  'review.ofFive.one': 'de 5, {count} reseña',
  'review.ofFive.other': 'de 5, {count} reseñas',
  'review.given': 'en total',
  'review.chooseRow': 'Elija una fila para leer solo esas reseñas.',
  'review.shown.one': 'Se muestra {count} reseña',
  'review.shown.other': 'Se muestran {count} reseñas',
  'review.showAll': 'Mostrar todas las reseñas',
  'review.showMore': 'Mostrar más reseñas',
  'review.by': '{name}, {date}',
  'review.ofPack': 'Reseña de: {pack}',
  'review.verified': 'Compra verificada',
  'review.reply': 'Respuesta de {name}, {date}',
}
