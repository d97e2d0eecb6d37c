import type { packTexts } from '../en/packs.ts'

export const packTextsEs: Record<keyof typeof packTexts, string> = {
  'packs.each': '{price} por pieza',
  'packs.cheaper': 'Las mismas piezas por {saving} menos:',
  'packs.swap': 'Llevar esto y ahorrar {saving}',
  'packs.swapped': 'Ahora en su carrito: {packs}. Ahorra {saving}.',
  'packs.failed': 'No se puede conectar con la tienda. No se ha cambiado nada.',
}
