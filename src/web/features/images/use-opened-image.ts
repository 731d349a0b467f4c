import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'image';

/**
 * The picture in the viewer stands in the address. Opening is a step that the back button takes
 * back; moving on replaces it, so that one step back leaves the viewer from anywhere.
 */
export function useOpenedImage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const show = (id: string, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(PARAM, id);
        return next;
      },
      { replace, preventScrollReset: true, state: replace ? state : { isOpened: true } },
    );
  return {
    id: params.get(PARAM),
    open: (id: string) => show(id, false),
    move: (id: string) => show(id, true),
    close: () => {
      // Whoever came by a shared address has no step to go back to.
      if ((state as { isOpened?: boolean } | null)?.isOpened) void navigate(-1);
      else
        setParams(
          (now) => {
            const next = new URLSearchParams(now);
            next.delete(PARAM);
            return next;
          },
          { replace: true, preventScrollReset: true },
        );
    },
  };
}

export type OpenedImage = ReturnType<typeof useOpenedImage>;
