import type { importMessages } from '@mendwell/contract/wire/staff/import-messages'

export const importMessagesEs: Record<`message.${keyof typeof importMessages}`, string> = {
  'message.importCellCount': 'Tiene {found} celdas en lugar de {expected}',
  'message.importRequired': 'Necesario para un producto nuevo',
  'message.importNotUtf8': 'No es UTF-8: guarde el archivo como «CSV UTF-8»',
  'message.importAmount': 'Se espera un importe en dólares, por ejemplo {example}',
  'message.importFormula': "Empieza como una fórmula: ponga un apóstrofo (') delante si es texto",
  'message.importYesNo': 'Se espera Y o N',
  'message.importList': 'Se espera una lista, por ejemplo {example}',
  'message.importFacts': 'Se esperan datos, por ejemplo {example}',
  'message.importCount': 'Se espera un número entero; déjelo vacío si no se cuenta',
  'message.importProductUnknown': 'No hay ningún producto con este número',
  'message.importKeyRequired': 'Hace falta un SKU o un productId',
  'message.importSameProduct': 'El mismo producto que en la fila {row}',
  'message.importOutdated': 'Este producto cambió después de revisar el archivo',
  'message.importCatalogChanged':
    'El catálogo cambió después de revisar este archivo. Vuelva a subirlo.',
  'message.importFailed': 'Algo salió mal. No se cambió nada. Inténtelo de nuevo.',
  'message.importUsed': 'Este producto ya se está usando',
  'message.importGone': 'Este producto ya no existe',
  'message.importChangedSince': 'Este producto cambió desde entonces',
  'message.importStockChanged': 'Las existencias de este producto cambiaron desde entonces',
  'message.importSoldSince': 'Este producto se vendió desde entonces',
  'message.importGroupOutdated': 'Esto cambió después de revisar el archivo',
  'message.importGroupChangedSince': 'Esto cambió desde entonces y se queda como está',
  'message.importSkuRequired': 'Falta el SKU',
  'message.importSkuUnknown': 'No hay ningún producto con este SKU',
  'message.importSkuElsewhere': 'Este producto ya está en la fila {row}, en otro grupo',
  'message.importCellDiffers': 'La fila {row} dice «{value}» para el mismo grupo',
  'message.familyFileName': 'Se necesita un familyKey o un title',
  'message.familyFileKeyTaken':
    'Ya existe la familia {key}. Escriba esta clave en familyKey para cambiarla, o elija otro título.',
  'message.familyFileOrder': 'No está entre los valores de {column}',
  'message.importEmpty': 'El archivo no tiene filas.',
  'message.importTooManyRows': 'El archivo tiene más de {max} filas. Divídalo en varios archivos.',
  'message.importUtf16': 'El archivo es UTF-16. Guárdelo como «CSV UTF-8» y vuelva a subirlo.',
  'message.importWorkbook':
    'El archivo es un libro de cálculo. Guárdelo como «CSV UTF-8» y vuelva a subirlo.',
  'message.importUnpackedTooBig': 'El archivo supera los {max} MB. Divídalo.',
  'message.importSemicolons':
    'El archivo está separado por punto y coma. Guárdelo separado por comas y vuelva a subirlo.',
  'message.importNoHeader':
    'La primera fila debe tener los nombres de las columnas, por ejemplo sku,productName,unitPrice, separados por comas.',
  'message.importUnknownColumns': 'El archivo tiene columnas desconocidas: {columns}.',
  'message.importColumnTwice': 'La columna {column} aparece dos veces.',
  'message.importNoKey':
    'El archivo necesita una columna sku o productId que identifique los productos.',
  'message.importQuoteOpen': 'La fila {row} no se puede leer: hay comillas que no se cierran.',
  'message.importQuoteInside':
    'La fila {row} no se puede leer: las comillas dentro de una celda deben ir dobles.',
  'message.importQuoteUnexpected':
    'La fila {row} no se puede leer: comillas inesperadas. ¿Está el archivo separado por comas?',
  'message.importRowTooLong': 'La fila {row} no se puede leer: tiene más de {max} caracteres.',
  'message.importRowBroken': 'La fila {row} no se puede leer: {problem}.',
  'message.importGzipBroken': 'El archivo comprimido está dañado.',
  'message.fileNeedsColumn': 'El archivo necesita una columna {columns}.',
  'message.fileTooManyRows': 'El archivo tiene más de {max} filas. Divídalo en varios archivos.',
  'message.smallFileTooBig': 'Este archivo ocupa más de 1 MB. Divídalo en varios archivos.',
  'message.itemNumberUnknown': 'Este proveedor no vende ningún producto con este número',
  'message.itemNumberOfSeveral':
    'Este proveedor vende varios productos con este número: use el SKU',
  'message.skuOrItemNumber': 'Indique el SKU o el número del proveedor',
  'message.productInRow': 'Este producto ya está en la fila {row}',
}
