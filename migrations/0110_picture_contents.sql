-- What a picture shows is counted from its pixels now ({shown, notDrawn, inventory}); the old
-- summaries told what was understood of the prompt, which is something else.
update generated_images set scene = null where scene ? 'summary';
