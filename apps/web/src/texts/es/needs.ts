import type { needTexts } from '../en/needs.ts'

export const needTextsEs: Record<keyof typeof needTexts, string> = {
  'need.title': 'Comprar según la necesidad',
  'need.lead':
    'Páginas para una enfermedad o situación: lo que se suele necesitar, qué saber antes de comprar y cuándo llamar al médico. No reemplazan el consejo de quien le conoce.',
  'need.section.recovering': 'Recuperación',
  'need.section.bladder-bowel': 'Vejiga e intestino',
  'need.section.diabetes': 'Diabetes',
  'need.section.moving': 'Moverse con seguridad',
  'need.section.wounds-skin': 'Heridas y piel',
  'need.section.breathing-heart': 'Respiración y corazón',
  'need.section.pain': 'Dolor, articulaciones y piernas',
  'need.section.caring': 'Cuidar a alguien',
  'need.section.baby': 'Embarazo y bebés',
  'need.section.eyes-mouth': 'Ojos, boca y dientes',
  'need.section.family': 'Familia y salud diaria',
  'need.section.clinic': 'Para clínicas',
  'need.usually': 'Lo que se suele necesitar',
  'need.seeAll': 'Ver los {count}',
  'need.seeOne': 'Verlo',
  'need.notOnline':
    'Por ahora no se puede pedir en línea. La página del producto dice cómo conseguirlo.',
  'need.add': 'Añadir al carrito',
  'need.notOrdered': 'Lo que no se puede pedir aquí',
  'need.know': 'Conviene saber',
  'need.callDoctor': 'Llame al médico o a la enfermera',
  'need.call911': 'Llame al 911',
  'need.toRedFlags': 'Cuándo llamar al médico o al 911',
  'need.redFlags': 'Cuándo pedir ayuda',
  'need.sources': 'Dónde leer más',
  'need.sourcesLead':
    'Estas páginas públicas tratan el mismo tema. Nuestras frases todavía no se han comparado con ellas.',
  'need.author': 'Escrito por el equipo de contenidos de la tienda, no por un profesional clínico.',
  'need.dates': 'Escrito el {written}.',
  'need.draft':
    'Borrador: ningún profesional clínico ha revisado esta página. Pregunte al suyo antes de guiarse por ella.',
  'need.approved': 'Revisado por {name}, {role}, {day}.',
  'need.related': 'Más sobre esto',
  'need.contents': 'En esta página',
  'need.all': 'Todas las páginas según la necesidad',
}
