/** Beside the script of every page: its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** What of the product is kept on the device: one cache for each build … */
export const SHELL_CACHE_PREFIX = 'vignette:shell:';
/** … and one for the pictures of each account. */
export const PICTURE_CACHE_PREFIX = 'vignette:pictures:';
