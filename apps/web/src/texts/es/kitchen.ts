import type { kitchenTexts } from '../en/kitchen.ts'

export const kitchenTextsEs: Record<keyof typeof kitchenTexts, string> = {
  'food.soup': 'Olla de sopa',
  'food.soupText': 'Sopa de lentejas o de pollo para cuatro',
  'food.bowl': 'Plato de arroz',
  'food.bowlText': 'Arroz, verduras, yogur',
  'food.bread': 'Pan plano',
  'food.breadText': 'Dos piezas, calientes',
  'food.platter': 'Fuente de pollo asado',
  'food.platterText': 'Medio pollo, papas, ensalada',
  'food.family': 'Caja familiar',
  'food.familyText': 'Tres platos del día para cuatro',
  'kitchen.heroKitchen': 'Comida caliente, cerca de casa.',
  'kitchen.heroKitchenText':
    'Nuestra cocina en Austin trabaja todos los días de 11 a 8. Pídala a domicilio o recójala.',
  'kitchen.heroKitchenAction': 'Ver el menú',
  'kitchen.heroMeat': 'Carne fresca por libra.',
  'kitchen.heroMeatText':
    'Pollo, chivo, res y ternera, cortados por nuestro carnicero y entregados hasta a 300 millas.',
  'kitchen.heroMeatAction': 'Comprar carne fresca',
  'kitchen.title': 'Cocina y comestibles',
  'kitchen.cuts': 'De nuestro carnicero',
  'kitchen.chicken': 'Pollo',
  'kitchen.cow': 'Res',
  'kitchen.goat': 'Chivo',
  'kitchen.veal': 'Ternera',
  'kitchen.popularMeat': 'Carne popular',
  'kitchen.noMeat': 'Por ahora nada está marcado como popular.',
  'kitchen.hungry': '¿Tiene hambre?',
  'kitchen.noFood': 'La cocina está cerrada por ahora.',
  'kitchen.prices': 'Lo que prepara nuestra cocina',
  'kitchen.secure':
    'Usted paga con tarjeta a través de nuestro proveedor de pagos. El número de su tarjeta va directo a él y nunca a nosotros.',
  'kitchen.qurbani': 'Reservas de Qurbani',
  'kitchen.qurbaniText': 'Reserve su Qurbani para Eid al-Adha.',
  'kitchen.qurbaniAction': 'Reservar ahora',
}
