export declare function findOpenShop(folder?: string): number | undefined
