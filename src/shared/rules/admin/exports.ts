export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_DATASETS = ['users', 'images', 'ledger', 'payments', 'audit'] as const;
export type ExportDataset = (typeof EXPORT_DATASETS)[number];

/** How long a file that was asked for can be fetched. */
export const EXPORT_LINK_MINUTES = 10;

export const exportPath = (id: string) => `/api/admin/exports/${id}`;
