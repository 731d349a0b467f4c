interface Status {
  code: string;
  explanation?: string;
}

export interface ReferenceVerdict {
  state: string;
  faults: Status[];
  title: string | undefined;
  digitalSource: string | undefined;
}

interface ReferenceStore {
  validation_state: string;
  validation_status?: Status[];
  manifests: Record<
    string,
    {
      title?: string;
      assertions: { data: { actions?: { digitalSourceType?: string }[] } }[];
    }
  >;
}

/** The validator of the C2PA project itself; it has a binary for x64 only. */
export const reference = await loadReference();

async function loadReference() {
  const validator = await import('@contentauth/c2pa-node').catch(() => null);
  const nothing = { buffer: Buffer.alloc(0), mimeType: 'image/png' };
  // The binary is loaded with the first call, not with the module.
  const fault = await validator?.Reader.fromAsset(nothing).catch((error: unknown) => error);
  const isForeign = fault instanceof Error && 'code' in fault && fault.code === 'ERR_DLOPEN_FAILED';
  return isForeign ? null : validator;
}

export async function judgeByReference(
  file: Buffer,
  options: { mime: string; trustAnchors?: string },
): Promise<ReferenceVerdict | null> {
  const settings = {
    verify: { verify_trust: Boolean(options.trustAnchors) },
    ...(options.trustAnchors && { trust: { trust_anchors: options.trustAnchors } }),
  };
  const reader = await reference?.Reader.fromAsset(
    { buffer: file, mimeType: options.mime },
    JSON.stringify(settings),
  );
  if (!reader) return null;
  const store = reader.json() as unknown as ReferenceStore;
  const active = store.manifests[reader.activeLabel() ?? ''];
  return {
    state: store.validation_state,
    faults: store.validation_status ?? [],
    title: active?.title,
    digitalSource: active?.assertions.flatMap(({ data }) => data.actions ?? [])[0]
      ?.digitalSourceType,
  };
}
